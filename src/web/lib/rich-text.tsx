import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readRichText, type RichSpan } from '#shared/formats/rich-text.ts'

/** Renders text with a few marks as elements; nothing typed becomes HTML. */
export function RichText({ text }: { text: string }) {
  return (
    <div className="grid max-w-prose gap-3 break-words">
      {readRichText(text).map((block, at) => {
        if (block.kind === 'paragraph') return <p key={at}>{drawn(block.spans)}</p>
        const items = block.items.map((spans, n) => (
          <li key={n} className="pl-1">
            {drawn(spans)}
          </li>
        ))
        return block.is_ordered ? (
          <ol key={at} className="grid list-decimal gap-1.5 pl-5">
            {items}
          </ol>
        ) : (
          <ul key={at} className="grid list-disc gap-1.5 pl-5">
            {items}
          </ul>
        )
      })}
    </div>
  )
}

const link_look = 'font-medium text-pounamu underline underline-offset-3 hover:decoration-2'

function drawn(spans: RichSpan[]): ReactNode[] {
  return spans.map((span, at) => {
    if (span.kind === 'text') return span.text
    if (span.kind === 'bold') {
      return (
        <strong key={at} className="font-semibold">
          {span.text}
        </strong>
      )
    }
    if (span.href.startsWith('/')) {
      return (
        <Link key={at} to={span.href} className={link_look}>
          {span.text}
        </Link>
      )
    }
    return (
      <a key={at} href={span.href} rel="noopener noreferrer nofollow" className={link_look}>
        {span.text}
      </a>
    )
  })
}
