import { CircleQuestionMark } from 'lucide-react'
import { ContactForm } from '#domains/chat/web/contact-form.tsx'
import { SiteLinks } from '#domains/settings/web/site-links.tsx'
import { browserLoad, type Load, type MetaProps, serverLoad } from '#platform/web/loading/load.ts'
import { pageMeta } from '#platform/web/loading/page-meta.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { PageHeading } from '#platform/web/ui/layout/page-heading.tsx'
import { useMarket } from '#domains/settings/web/shared/market.ts'
import * as t from '#domains/chat/texts.ts'

const load = (async (_api, { url }) => ({ origin: url.origin })) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)

export function meta({ loaderData }: MetaProps<typeof loader>) {
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
