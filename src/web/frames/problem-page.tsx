import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { UserFrame } from './user-frame.tsx'

const words: Record<number, { title: string; text: string }> = {
  403: {
    title: 'You can’t open this page',
    text: 'It belongs to another account.',
  },
  404: {
    title: 'Page not found',
    text: 'Check the address. The page may have been removed.',
  },
  429: { title: 'Too many requests', text: 'Wait a minute and try again.' },
}

const ours = {
  title: 'Something went wrong',
  text: 'Try again in a moment.',
}

interface ProblemFrameProps {
  title: string
  text: string
  status?: number
  children: ReactNode
}

export function ProblemFrame({ title, text, status, children }: ProblemFrameProps) {
  return (
    <UserFrame sidebar={false}>
      <title>{`${title} · Hoko`}</title>
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
    Try again
  </Button>
)

/** What a visitor sees in place of a page that is not there or failed, with a way on. */
export function ProblemPage({ status }: { status: number }) {
  return (
    <ProblemFrame {...(words[status] ?? ours)} status={status}>
      <LinkButton to="/home">Go to the home page</LinkButton>
      {status < 500 ? (
        <LinkButton to="/ibuy" kind="quiet">
          Browse listings
        </LinkButton>
      ) : (
        <ReloadButton />
      )}
    </ProblemFrame>
  )
}
