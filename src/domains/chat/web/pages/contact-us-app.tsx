import type { MetaFunction } from 'react-router'
import { ContactForm } from '#domains/chat/web/contact-form.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import * as t from '#domains/chat/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.contact_us_hoko() },
  { name: 'description', content: t.write_to_hoko_support() },
  { name: 'robots', content: 'noindex' },
]

export default function ContactUsApp() {
  return (
    <>
      <PageHeading title={t.contact_us()}>{t.ask_us_tell_us_or_complain()}</PageHeading>
      <ContactForm leads={false} />
    </>
  )
}
