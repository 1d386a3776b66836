/** @jest-environment node */
import Fastify from 'fastify'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }
import { refuse } from './refusals.ts'

const app = Fastify()
app.get('/gone', (_request, reply) => refuse(reply, 'NOT_FOUND'))
afterAll(() => app.close())

const refusal = async (headers: Record<string, string>) => (await app.inject({ url: '/gone', headers })).json()

describe('a refusal of the web server', () => {
  it('has the shape of the api’s', async () => {
    expect(await refusal({})).toEqual({ errorCode: 'NOT_FOUND', message: en['error.NOT_FOUND'], requestId: expect.any(String) })
  })

  it('speaks the language of the page that asked, else the one that was chosen, else the browser’s', async () => {
    const bengali = { 'accept-language': 'bn-IN,bn;q=0.9' }
    expect((await refusal(bengali)).message).toBe(bn['error.NOT_FOUND'])
    expect((await refusal({ ...bengali, cookie: 'NEXT_LOCALE=en' })).message).toBe(en['error.NOT_FOUND'])
    expect((await refusal({ cookie: 'NEXT_LOCALE=en', referer: 'https://site.example/bn/movies' })).message).toBe(bn['error.NOT_FOUND'])
  })

  it('has its words in both languages', () => {
    expect(Object.keys(bn).toSorted()).toEqual(Object.keys(en).toSorted())
  })
})
