/** Which page stands in the middle of the table; the tray opens the mats too. */
export type Page = 'forest' | 'overview' | 'mats'

class Pages {
  shown: Page = $state('forest')
  /** Whose mat is open; null: the reader's. */
  mat: number | null = $state(null)

  openMat(seat: number): void {
    this.mat = seat
    this.shown = 'mats'
  }
}

export const pages = new Pages()
