import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { UserFrame } from './user-frame.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#app/texts.ts'

const getWords = makeTexts((): Record<number, { title: string; text: string }> => ({
  403: {
    title: t.you_cant_open_this_page(),
    text: t.it_belongs_to_another_account(),
  },
  404: {
    title: t.page_not_found(),
    text: t.check_the_address_the_page_may_have(),
  },
  429: { title: t.too_many_requests(), text: t.wait_a_minute_and_try_again() },
}))

const getOurs = makeTexts(() => ({
  title: t.something_went_wrong(),
  text: t.try_again_in_a_moment(),
}))

interface ProblemFrameProps {
  title: string
  text: string
  status?: number
  children: ReactNode
}

export function ProblemFrame({ title, text, status, children }: ProblemFrameProps) {
  return (
    <UserFrame sidebar={false}>
      <title>{t.title_hoko({ title })}</title>
      <div className="mx-auto max-w-form py-16 md:py-24">
        <p className="num text-sm font-semibold text-ink-3">{status}</p>
        <h1 className="heading mt-1 text-xl">{title}</h1>
        <p className="mt-2 max-w-prose text-base text-ink-2">{text}</p>
        <div className="mt-7 flex flex-wrap gap-2">{children}</div>
      </div>
    </UserFrame>
  )
}

export const ReloadButton = () => (
  <Button kind="quiet" icon={RotateCw} onClick={() => window.location.reload()}>
    {t.try_again()}
  </Button>
)

export function ProblemPage({ status }: { status: number }) {
  return (
    <ProblemFrame {...(getWords()[status] ?? getOurs())} status={status}>
      <LinkButton to="/home">{t.go_to_the_home_page()}</LinkButton>
      {status < 500 ? (
        <LinkButton to="/ibuy" kind="quiet">
          {t.browse_listings()}
        </LinkButton>
      ) : (
        <ReloadButton />
      )}
    </ProblemFrame>
  )
}
