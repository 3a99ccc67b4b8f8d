/** A picture of the symbol sheet: the box it is drawn in, and its markup. */
export interface Picture {
  box: string
  body: string
}
