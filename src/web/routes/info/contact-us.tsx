import { CircleQuestionMark } from 'lucide-react'
import { ContactForm } from '#web/features/chat/contact/contact-form.tsx'
import { SiteLinks } from '#web/features/settings/site-links.tsx'
import { browserLoad, type Load, serverLoad } from '#web/lib/loading/load.ts'
import { pageMeta } from '#web/lib/loading/page-meta.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'
import { useMarket } from '../market/use-market.ts'
import type { Route } from './+types/contact-us'
import * as t from './texts.ts'

const load = (async (_api, { url }) => ({ origin: url.origin })) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: Route.MetaArgs) {
  const url = `${loaderData?.origin ?? ''}/contact-us`
  return pageMeta({ title: t.contact_us_hoko(), description: t.write_to_hoko_support(), url })
}

export default function ContactUs() {
  const reach = useMarket()?.reach
  return (
    <>
      <PageHeading
        title={t.contact_us()}
        actions={
          <LinkButton to="/frequently-asked-questions" kind="quiet" size="small" icon={CircleQuestionMark}>
            {t.read_the_faqs()}
          </LinkButton>
        }
      >
        {t.ask_us_tell_us_or_complain()}
      </PageHeading>
      <ContactForm />
      {reach && (
        <div className="mt-8 max-w-xl text-sm">
          <SiteLinks reach={reach} />
        </div>
      )}
    </>
  )
}
