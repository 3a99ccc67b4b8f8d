"""The edge: calls over HTTP, sockets and the page, who calls, and what protects people from other people's pages.

Handlers only translate; what happens at a table is done in `nemeton.server.table`."""
