import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listHeadings, readRichText, type RichSpan } from '#platform/common/formats/rich-text.ts'

interface RichTextProps {
  text: string
  /** Selects the links to our own pages that open in place; others open a new tab. */
  follows?: (href: string) => boolean
}

/** Renders text with a few marks as elements; nothing typed becomes HTML. */
export function RichText({ text, follows = () => true }: RichTextProps) {
  const anchors = listHeadings(text).map(({ anchor }) => anchor)
  return (
    <div className="grid max-w-prose gap-3 break-words print:max-w-none">
      {readRichText(text).map((block, at) => {
        if (block.kind === 'heading') {
          return block.level === 2 ? (
            <h2 key={at} id={anchors.shift()} className="heading mt-5 scroll-mt-24 text-lg first:mt-0">
              {block.text}
            </h2>
          ) : (
            <h3 key={at} className="mt-2 text-base font-semibold">
              {block.text}
            </h3>
          )
        }
        if (block.kind === 'paragraph') return <p key={at}>{renderSpans(block.spans, follows)}</p>
        const items = block.items.map((spans, n) => (
          <li key={n} className="pl-1">
            {renderSpans(spans, follows)}
          </li>
        ))
        return block.isOrdered ? (
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

const linkStyle = 'font-medium text-pounamu underline underline-offset-3 hover:decoration-2'

function renderSpans(spans: RichSpan[], follows: (href: string) => boolean): ReactNode[] {
  return spans.map((span, at) => {
    if (span.kind === 'text') return span.text
    if (span.kind === 'bold') {
      return (
        <strong key={at} className="font-semibold">
          {span.text}
        </strong>
      )
    }
    if (span.href.startsWith('/') && !follows(span.href)) {
      return (
        <a key={at} href={span.href} target="_blank" rel="noopener" className={linkStyle}>
          {span.text}
        </a>
      )
    }
    if (span.href.startsWith('/')) {
      return (
        <Link key={at} to={span.href} className={linkStyle}>
          {span.text}
        </Link>
      )
    }
    return (
      <a key={at} href={span.href} rel="noopener noreferrer nofollow" className={linkStyle}>
        {span.text}
      </a>
    )
  })
}
