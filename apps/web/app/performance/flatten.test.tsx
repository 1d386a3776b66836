import { Scripts, createRoutesStub } from 'react-router'
import { renderToString } from 'react-dom/server'
import { flatten } from './flatten.ts'
import { createElement } from 'react'

describe('the router’s scripts', () => {
  it('are found among fragments and lists', () => {
    const nested = [createElement('link', { rel: 'modulepreload', href: '/a.js', key: 'a' }), [createElement('script', { type: 'module', key: 'b' })]]
    expect(flatten(nested).map(({ type }) => type)).toEqual(['link', 'script'])
  })

  it('are elements of a function that can be called', () => {
    let types: unknown[] = []
    function Probe() {
      types = flatten(Scripts({})).map(({ type, props }) => [type, props.type ?? props.rel])
      return null
    }
    const Stub = createRoutesStub([{ path: '/', Component: Probe }])
    renderToString(<Stub initialEntries={['/']} />)
    expect(types).toContainEqual(['script', 'module'])
    expect(types).toContainEqual(['link', 'modulepreload'])
  })
})
