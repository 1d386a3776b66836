import { brand } from '@ott/brand'
import { expect, test } from '@playwright/test'

test('a segment that was loaded with another token comes from the browser’s cache', async ({ page }) => {
  await page.goto('/en')
  const transfers = await page.evaluate(async (slug) => {
    const siteId = { 'site-id': slug }
    const signed = async () => {
      const token = await (await fetch('/core/api/v1/users/anonymous-token', { headers: siteId })).text()
      const entitlement = await fetch('/contents/api/v1/entitlement?contentId=hilsa', { method: 'POST', headers: { ...siteId, authorization: `Bearer ${token}` } })
      const { dash, streamPolicy, streamKey } = (await entitlement.json()) as { dash: string; streamPolicy: string; streamKey: string }
      return { segment: dash.replace('manifest.mpd', '240p-00001.m4s'), key: { 'stream-policy': streamPolicy, 'stream-key': streamKey } }
    }
    const bytes: number[] = []
    for (const { segment, key } of [await signed(), await signed()]) {
      const loaded = new Promise<PerformanceResourceTiming>((resolve) => {
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => { if (entry.name.endsWith(segment)) resolve(entry as PerformanceResourceTiming) })).observe({ type: 'resource' })
      })
      await (await fetch(segment, { headers: key })).arrayBuffer()
      bytes.push((await loaded).transferSize)
    }
    return bytes
  }, brand.slug)
  expect(transfers[0]).toBeGreaterThan(1_000)
  expect(transfers[1]).toBe(0)
})
