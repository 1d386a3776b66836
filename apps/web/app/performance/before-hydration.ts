/** What a page does before React takes it over; whoever adds to it does so while the page's scripts are first run. */
export const beforeHydration: Promise<unknown>[] = []
