import type { PartnerOperation } from '#domains/partners/common/partner-api.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { reachableScroll } from '#platform/web/ui/layout/reachable-scroll.ts'
import * as t from '#domains/partners/texts.ts'

export function OperationList({ operations }: { operations: PartnerOperation[] }) {
  return (
    <ul className="divide-y divide-line">
      {operations.map((operation) => (
        <li key={operation.name} className="grid gap-1.5 py-3 text-sm first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-mono text-xs font-semibold">
            <Badge>{operation.method}</Badge>
            <span className="break-all">{`/api${operation.path}`}</span>
          </p>
          <p className="max-w-prose">{operation.summary}</p>
          {operation.parameters.length > 0 && <Parameters operation={operation} />}
        </li>
      ))}
    </ul>
  )
}

function Parameters({ operation: { name, parameters } }: { operation: PartnerOperation }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control text-xs font-semibold text-pounamu-deep">
        {t.count_parameters({ count: parameters.length })}
      </summary>
      <div ref={reachableScroll} className="mt-1.5 overflow-x-auto rounded-control border border-line">
        <table className="w-full text-left text-xs">
          <caption className="sr-only">{t.parameters_of({ name })}</caption>
          <thead className="bg-sunk text-ink-2">
            <tr>
              {[t.name(), t.where(), t.type()].map((head) => (
                <th key={head} scope="col" className="px-3 py-2 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parameters.map((parameter) => (
              <tr key={`${parameter.where} ${parameter.name}`} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 font-mono font-semibold">
                  {parameter.name}
                </th>
                <td className="px-3 py-1.5 whitespace-nowrap">
                  {parameter.is_required ? t.in_where_required(parameter) : parameter.where}
                </td>
                <td className="px-3 py-1.5">{parameter.type}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
