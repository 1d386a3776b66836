import { expect, test } from '@playwright/test'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('help answers questions, barriers can be told, and the page for newcomers leads on', async ({ page }) => {
    await page.goto('/en/help')
    await page.getByText('My code does not arrive').click()
    await expect(page.getByText('A code usually takes less than a minute.')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
    await expect(page.getByRole('link', { name: 'Write to ' })).toHaveAttribute('href', /^mailto:[^?]+\?subject=Accessibility/)
    await page.goto('/en/welcome')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What it costs' })).toBeVisible()
    await page.getByRole('link', { name: 'Start watching' }).click()
    await expect(page).toHaveURL('/en')
  })
})
