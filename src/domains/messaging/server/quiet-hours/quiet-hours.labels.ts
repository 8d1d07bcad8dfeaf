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

/** @param address the page that lists all of them */
export function composeGroupedEmail(notices: [Grouped, ...Grouped[]], address: string) {
  const written = notices
    .slice(0, maxWrittenOut)
    .map(({ title, email_text: emailText }) => `${title}\n${emailText}`)
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
