import { pageFiles, pageRoutes } from './page-files.ts'
import type { Manifest } from './page-files.ts'

const manifest: Manifest = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'], css: [] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/react.js'], css: ['/assets/root.css'] },
    home: { id: 'home', parentId: 'root', module: '/assets/home.js', imports: ['/assets/cards.js'], css: ['/assets/cards.css', '/assets/root.css#'] },
    watch: { id: 'watch', parentId: 'root', module: '/assets/watch.js' },
  },
}

describe('the files of a page', () => {
  it('are those of the entry, its parents and itself, each once', () => {
    expect(pageFiles(manifest, 'home')).toEqual({
      scripts: ['/assets/manifest.js', '/assets/entry.js', '/assets/react.js', '/assets/root.js', '/assets/home.js', '/assets/cards.js'],
      styles: ['/assets/root.css', '/assets/cards.css'],
    })
  })

  it('exclude those of another page', () => {
    expect(pageFiles(manifest, 'watch').scripts).not.toContain('/assets/home.js')
  })

  it('are an error for an unknown route', () => {
    expect(() => pageFiles(manifest, 'checkout')).toThrow('checkout')
  })
})

it('belong to leaf routes', () => {
  expect(pageRoutes(manifest)).toEqual(['home', 'watch'])
})
