import { Link } from 'react-router'
import * as t from '#platform/texts.ts'

export function Breadcrumbs({ trail }: { trail: { label: string; to?: string }[] }) {
  return (
    <nav aria-label={t.where_you_are()} className="print:hidden">
      <ol className="flex flex-wrap gap-x-1.5 text-xs text-ink-3">
        {trail.map((step, index) => (
          <li key={step.label} className="flex gap-x-1.5">
            {index > 0 && <span aria-hidden>·</span>}
            {step.to ? (
              <Link to={step.to} className="rounded-control hover:text-ink hover:underline">
                {step.label}
              </Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
