import { ipKey, networkKey } from './ip-key.ts'

describe('the key of an IP', () => {
  it('is the /64 network in IPv6', () => {
    expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8::9'].map(ipKey)).toEqual([
      '203.0.113.7',
      '203.0.113.7',
      '2001:db8:1:2',
      '2001:db8:1:2',
      '2001:db8:0:0',
    ])
  })
})

it('the network of an IP is its /48, and IPv4 has none', () => {
  expect(['2001:db8:1:2:3:4:5:6', '2001:db8:1::9', '203.0.113.7', '::ffff:203.0.113.7'].map(networkKey)).toEqual(['2001:db8:1', '2001:db8:1', null, null])
})
