import { bootstrap } from './bootstrap-script.ts'
import { deferredModuleId } from './deferred-start.ts'

it('a click before hydration starts the page’s scripts', () => {
  document.body.innerHTML = `<button type="button">Season 2</button><script id="${deferredModuleId}" type="text/deferred-module" data-preloads="/assets/a.js"></script>`
  bootstrap()
  document.querySelector('button')?.click()
  expect(document.querySelector('script[type=module]')).not.toBeNull()
})
