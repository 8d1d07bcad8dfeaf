import { Copy } from 'lucide-react'
import { copyText, type CopiedText } from '#platform/web/storage/copy-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import * as t from '#domains/trades/texts.ts'

interface CopyButtonProps {
  text: string
  what: CopiedText
  /** Names what it copies. */
  label: string
}

/** The toast announces that it is copied. */
export const CopyButton = ({ text, what, label }: CopyButtonProps) => (
  <Button kind="quiet" size="small" icon={Copy} aria-label={label} onClick={() => void copyText(text, what)}>
    {t.copy()}
  </Button>
)

interface CopyLineProps extends CopyButtonProps {
  term: string
  /** If it is shown in another form than copied. */
  shown?: string
}

/** A line of a `dl`. */
export function CopyLine({ term, shown, ...copied }: CopyLineProps) {
  return (
    <div className="border-t border-line py-2 first:border-t-0">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="num min-w-0 text-base font-semibold wrap-anywhere">{shown ?? copied.text}</span>
        <CopyButton {...copied} />
      </dd>
    </div>
  )
}
