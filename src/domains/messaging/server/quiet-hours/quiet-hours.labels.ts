import * as t from '#domains/messaging/texts.ts'

interface Grouped {
  title: string
  email_text: string
}

export function composeGroupedPush(notices: Grouped[]) {
  return {
    title: t.count_new_notifications({ count: notices.length }),
    body: notices.map(({ title }) => title).join(' · '),
  }
}

const maxWrittenOut = 20

/**
 * The heading and the card of an email both name its listing. In the grouped one the text alone
 * does, with the heading in the card; or the card, if the text doesn't.
 */
export function nameListingOnce({ title, email_text: emailText }: Grouped): string {
  const paragraphs = emailText.split('\n\n').map((paragraph) => paragraph.split('\n'))
  const name = paragraphs
    .flatMap((lines) => lines.slice(0, 2))
    .find((line) => line !== '' && title.endsWith(`: ${line}`))
  const card = paragraphs.find((lines) => name !== undefined && lines.slice(0, 2).includes(name))
  if (name === undefined || !card) return `${title}\n${emailText}`
  const heading = title.slice(0, -`: ${name}`.length)
  if (!paragraphs.some((lines) => lines !== card && lines.join('\n').includes(name)))
    return `${heading}\n${emailText}`
  card[card.indexOf(name)] = heading
  return paragraphs.map((lines) => lines.join('\n')).join('\n\n')
}

/** @param address the page that lists all of them */
export function composeGroupedEmail(notices: [Grouped, ...Grouped[]], address: string) {
  const written = notices.slice(0, maxWrittenOut).map(nameListingOnce)
  const more = notices.length - written.length
  return {
    title: t.count_new_notifications_first({
      count: notices.length,
      first: notices[0].title,
      more: notices.length - 1,
    }),
    email_text: [
      t.during_your_quiet_hours(),
      ...written,
      ...(more > 0 ? [t.see_count_more({ count: more, address })] : []),
    ].join('\n\n'),
  }
}
