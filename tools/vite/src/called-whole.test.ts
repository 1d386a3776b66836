import { calledWhole } from './called-whole.ts'

it('a browser reads in the first line of a file whether all of it is called, and in no other file', () => {
  const bundle = {
    'site-a.js': { type: 'chunk', name: 'site', code: 'const deps=[];\nexport{}' },
    'help-a.js': { type: 'chunk', name: 'help', code: 'export{}' },
    'site-a.css': { type: 'asset', name: 'site', source: 'a{}' },
  }
  const { generateBundle } = calledWhole(['site'])
  const { handler } = generateBundle as unknown as { handler: (options: object, files: typeof bundle) => void }
  handler({}, bundle)
  expect(bundle['site-a.js'].code).toBe('//# allFunctionsCalledOnLoad\nconst deps=[];\nexport{}')
  expect([bundle['help-a.js'].code, bundle['site-a.css'].source]).toEqual(['export{}', 'a{}'])
})
