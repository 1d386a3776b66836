export { startSandbox } from './sandbox.ts'
export type { Sandbox } from './sandbox.ts'
export type { DrmBehaviour } from './drm/drm.ts'
