import { expect, test } from '../support/fixtures/test.ts'
import { menu } from '../support/pages/frame.ts'
import { title } from '../support/pages/vocabulary.ts'

test('the legal notices link to the licences of the software in use', async ({ as, context }) => {
  const page = await as('member').open('/preferences')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Mentions légales' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Licences des logiciels utilisés' })
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened.getByText('react-dom').first()).toBeVisible()
  await expect(opened.getByText('Permission is hereby granted').first()).toBeVisible()
})

test('a link and a button look pressed while the pointer is down', async ({ as }) => {
  const page = await as('member').open('/societes')
  await expect(title(page, 'Sociétés')).toBeVisible()
  for (const one of [
    menu(page).getByRole('link', { name: 'Machines' }),
    page.getByRole('button', { name: 'Actualiser' }),
  ]) {
    await expect(one).toHaveCSS('opacity', '1')
    await one.hover()
    await page.mouse.down()
    await expect(one).toHaveCSS('opacity', '0.7')
    // Releasing the pointer elsewhere triggers no click.
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await expect(one).toHaveCSS('opacity', '1')
  }
})
