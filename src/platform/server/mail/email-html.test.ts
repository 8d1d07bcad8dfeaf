import { expect, test } from 'vitest'
import { composeTextPart, renderEmail, type EmailContent } from './email-html.ts'

const publicUrl = 'https://hoko.example'
const content: EmailContent = {
  subject: 'Outbid: Bicycle',
  text: 'Someone will pay more.\n\nhttps://hoko.example/general/7/detail',
  button_label: null,
  one_click_url: null,
  support_line: null,
}
const render = (changes: Partial<EmailContent>) => renderEmail({ ...content, ...changes }, publicUrl)
const linksIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url)
const own = `${publicUrl}/general/7/detail`

test.each<[string, string, string[]]>([
  ['an address on its own line', `See it:\n${own}`, [own]],
  ['an address in a sentence', `See ${own}. Now.`, [own]],
  ['the second address on its own line', `${own}\n\n${own}?a=1`, [own, `${own}?a=1`]],
  ['an item and its address', `Bikes\n- Road bike, NZ$\u00a05\n  ${own}\n- Another`, [own]],
  ['an address in brackets', `(${own})`, [own]],
  ['an address in quotation marks', `“${own}”`, [own]],
  ['quotation marks in an address', `${own}?b="onclick="x`, [`${own}?b=`]],
  ['an ampersand', `${own}?a=1&b=2`, [`${own}?a=1&#38;b=2`]],
  ['a labelled address', `Bid again: ${own}`, [own]],
  ['a sentence that ends in an address', `If that wasn’t you, choose a new password now: ${own}`, [own]],
  ['another site', 'Pay at https://evil.example/pay', []],
  ['a labelled address of another site', 'Pay now: https://evil.example/pay', []],
  ['a picture of another site', 'https://evil.example/media/1-400.webp\nBike', []],
  ['another site that begins as ours', 'https://hoko.example.evil.example/', []],
  ['our name before an @', 'https://hoko.example@evil.example/', []],
  ['a name before ours', 'https://evil@hoko.example/', []],
  ['another protocol of ours', 'http://hoko.example/', []],
  ['a script as an address', 'javascript:alert(1)', []],
  ['a script after our address', `javascript://hoko.example/%0aalert(1)`, []],
  ['data as an address', 'data:text/html,<script>alert(1)</script>', []],
  ['no address', 'https://', []],
])('%s', (_what, text, links) => {
  expect(linksIn(render({ text })).slice(1)).toEqual(links)
})

test.each([
  ['<script>alert(1)</script>', '&#60;script&#62;alert(1)&#60;/script&#62;'],
  ['"><img src=x onerror=alert(1)>', '&#34;&#62;&#60;img src=x onerror=alert(1)&#62;'],
  ['Kererū & whānau’s “bach”', 'Kererū &#38; whānau’s “bach”'],
  ['</title></head>', '&#60;/title&#62;&#60;/head&#62;'],
  ["'", '&#39;'],
  ['x'.repeat(300), 'x'.repeat(300)],
])('%s is shown as it is written, in every place', (written, shown) => {
  const html = render({
    subject: written,
    text: `- ${written}`,
    button_label: written,
    support_line: written,
  })
  expect(html.split(shown)).toHaveLength(5)
  const button = render({ button_label: written })
  expect(button).toContain(`>${shown}</a>`)
  for (const one of [html, button]) expect(one).not.toMatch(/<script|<img|onerror=[^a]/)
})

test('the first address is a button, with its own label or the default', () => {
  expect(render({})).toContain('>View on Hoko</a>')
  expect(render({ button_label: 'Choose password' })).toContain('>Choose password</a>')
  expect(render({ text: 'No address.' })).not.toContain('class="button"')
})

test('each labelled address is a button with that label', () => {
  const html = render({ text: `Sold\n\nSee sale: ${own}\n\nOutbid\n\nBid again: ${own}` })
  expect(html.match(/class="on-button"[^>]*>[^<]*/g)?.map((one) => one.split('>')[1])).toEqual([
    'See sale',
    'Bid again',
  ])
})

test('a paragraph that begins with our picture shows it with its title, and the text part leaves it out', () => {
  const text = `Hi\n\n${publicUrl}/media/1-400.webp\n<b>Bike</b>\nNZ$ 5\n\nBid again: ${own}`
  const html = render({ text })
  expect(html).toContain(`src="${publicUrl}/media/1-400.webp" alt="&#60;b&#62;Bike&#60;/b&#62;"`)
  expect(linksIn(html).slice(1)).toEqual([own, own, own])
  expect(composeTextPart({ ...content, text }, publicUrl)).toMatch(
    /^Hi\n\n<b>Bike<\/b>\nNZ\$ 5\n\nBid again: /,
  )
  const other = 'https://evil.example/media/1-400.webp\nBike'
  expect(render({ text: other })).not.toContain('<img')
})

test('lines and paragraphs stay separate', () => {
  const html = render({ text: 'One\nTwo\n\nThree' })
  expect(html).toMatch(/>One<br>\nTwo<\/p>\n<p [^>]*>Three<\/p>/)
})

test('an email has both looks, or the chosen one', () => {
  const html = render({})
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).toContain('max-width:600px')
  const dark = renderEmail(content, publicUrl, 'dark')
  expect(dark).not.toContain('<style>')
  expect(dark).toContain('<base target="_blank">')
  expect(html).not.toContain('<base')
  expect(dark).toContain('background:#1d2423')
  expect(renderEmail(content, publicUrl, 'light')).toContain('background:#ffffff')
})

test('the footer has the reason, the unsubscribe link and the support line', () => {
  const oneClickUrl = `${publicUrl}/api/stop-emails/abc`
  const supportLine = 'Questions? Email help@hoko.example.'
  const optional = { ...content, one_click_url: oneClickUrl, support_line: supportLine }
  expect(linksIn(renderEmail(optional, publicUrl)).at(-1)).toBe(oneClickUrl)
  expect(renderEmail(optional, publicUrl)).toContain(supportLine)
  expect(composeTextPart(optional, publicUrl)).toBe(
    `${content.text}\n\n-- \nYou’re getting this email because emails like it are turned on in your Hoko settings.\nUnsubscribe: ${oneClickUrl}\n${supportLine}\n`,
  )
  expect(render({})).not.toContain('Unsubscribe')
  expect(composeTextPart(content, publicUrl)).toContain('it’s about your Hoko account')
})
