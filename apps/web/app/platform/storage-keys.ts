/** The key in localStorage of the progress that no account holds, which scripts before hydration read too. */
export const localProgressKey = 'progress'
