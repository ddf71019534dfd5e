import { expect, test } from '../support/fixtures/test.ts'
import { profilePath } from '../support/pages/user-form.ts'
import { field, saveButton } from '../support/pages/vocabulary.ts'

test('the notice about a changed user name is above the bar of the form', { tag: '@phone' }, async ({ as }) => {
  const page = await as('member').open(profilePath)
  const username = field(page, "Nom d'utilisateur")
  // The lowest place that is not covered.
  await username.evaluate((input) => input.scrollIntoView({ block: 'end' }))
  await username.pressSequentially('2')
  const bottomOf = async (text: string) => {
    const box = await page.getByText(text).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const bar = await saveButton(page).boundingBox()
  await expect.poll(() => bottomOf('Vous devrez vous reconnecter')).toBeLessThanOrEqual(bar?.y ?? 0)
})
