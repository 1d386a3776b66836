import preset from '../../jest.preset.js'

const swc = { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }

/** harfbuzzjs uses top-level await, so these tests run as ES modules. */
export default {
  ...preset,
  displayName: 'posters',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', swc] },
}
