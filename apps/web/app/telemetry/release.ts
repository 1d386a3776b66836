import { ownBuild } from '../pwa/latest-build.ts'

/** The build of this page, as events name it. */
export const release = `r${ownBuild ?? '000000'}`
