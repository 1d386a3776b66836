import preset from '../../jest.preset.js'

const swc = { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } }

/** harfbuzzjs awaits while it loads, and only modules can wait for that: these tests stay modules. */
export default {
  ...preset,
  displayName: 'posters',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': ['@swc/jest', swc] },
}
