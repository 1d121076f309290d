import { privacy, terms } from '@/lib/site/legal'
import { hosts } from './hosts.ts'
import { expect, test } from './served.ts'

const pages = [
  {
    path: '/terms-and-conditions',
    text: terms,
    sections: [
      /acceptance/i,
      /service/i,
      /responsibilit/i,
      /content|intellectual/i,
      /third-party links/i,
      /privacy/i,
      /disclaimer/i,
      /liability/i,
      /changes/i,
      /contact/i,
    ],
  },
  {
    path: '/privacy-policy',
    text: privacy,
    sections: [
      /collect/i,
      /use/i,
      /shar/i,
      /cookies/i,
      /security/i,
      /rights/i,
      /retention/i,
      /children/i,
      /international/i,
      /changes/i,
      /contact/i,
    ],
  },
] as const

for (const { path, text, sections } of pages) {
  test(`${path} has ${sections.length} numbered sections and the date of its last change`, async ({
    page,
    site,
    config,
    read,
  }) => {
    await read(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
    const headings = page.locator('.prose').getByRole('heading', { level: 2 })
    await expect(headings).toHaveCount(sections.length)
    for (const [index, topic] of sections.entries()) {
      await expect(headings.nth(index)).toHaveText(topic)
      await expect(headings.nth(index)).toHaveText(new RegExp(`^${index + 1}\\. `))
    }
    const written = new Date(text.updated).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    await expect(page.getByText(/^Last updated:/)).toHaveText(`Last updated: ${written}`)
    await expect(page.locator('time')).toHaveAttribute('datetime', text.updated)
    const main = page.getByRole('main')
    await expect(main).toContainText(config.name)
    await expect(main).toContainText(`hello@${hosts[site]}`)
    await expect(main).not.toContainText(/\{\w+\}/)
  })
}

test('The terms disclose who runs the site and that partner links are paid', async ({ page, read }) => {
  await read('/terms-and-conditions')
  const disclosure = page.getByRole('complementary', { name: terms.disclosure?.title })
  await expect(disclosure).toContainText('run by a separate product provider')
  await expect(disclosure).toContainText('paid affiliate links')
})

test('The privacy policy names the four types of cookies and the age of 13', async ({ page, read }) => {
  await read('/privacy-policy')
  const cookies = page.locator('.prose section').filter({ has: page.getByRole('heading', { name: /^4\. / }) })
  await expect(cookies.getByRole('listitem')).toHaveText([
    /^Essential/,
    /^Analytics/,
    /^Preference/,
    /^Marketing/,
  ])
  await expect(page.getByRole('main')).toContainText('not meant for children under 13')
})
