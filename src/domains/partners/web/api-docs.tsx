import { Link } from 'react-router'
import {
  webhookData,
  addWebhookExample,
  createListingExample,
  listListingsExample,
  readTradeExample,
  uploadPhotoExample,
  verifyExample,
} from '#domains/partners/common/api-examples.ts'
import type { PartnerOperation } from '#domains/partners/common/api-keys.ts'
import { webhookEvents } from '#domains/partners/common/webhooks.ts'
import { keyScopes } from '#platform/common/key-scopes.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { reachableScroll } from '#platform/web/ui/layout/reachable-scroll.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { getEventLabels, getScopeLabels } from './partner-labels.ts'
import * as t from '#domains/partners/texts.ts'

function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <section
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
        tabIndex={0}
        className="overflow-x-auto rounded-control border border-line bg-sunk px-4 py-3"
      >
        <pre className="font-mono text-xs leading-5">
          <code>{children}</code>
        </pre>
      </section>
    </figure>
  )
}

function OperationList({ operations }: { operations: PartnerOperation[] }) {
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

interface ApiDocsProps {
  operations: PartnerOperation[]
  api: string
}

const link = 'rounded-control font-semibold text-pounamu hover:underline'

export function ApiDocs({ operations, api }: ApiDocsProps) {
  const parts = { api, key: 'hk_…', hook: 'https://shop.example.nz/hoko' }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title={t.get_started()}>
        <div className="grid gap-4 text-sm">
          <p className="max-w-prose">
            <Sentence
              parts={t.make_a_key_in_your_settings({
                link: (words) => (
                  <Link to="/user-settings#api-keys" className={link}>
                    {words}
                  </Link>
                ),
              })}
            />
          </p>
          <CodeBlock label={t.your_live_listings()}>{listListingsExample(parts)}</CodeBlock>
          <p className="max-w-prose">{t.a_key_may_make_300_calls()}</p>
          <p className="max-w-prose">{t.refused_calls_answer_with_a_problem()}</p>
        </div>
      </Panel>
      <Panel title={t.list_an_item()}>
        <div className="grid gap-4 text-sm">
          <p className="max-w-prose">{t.make_a_draft_add_photos_and_publish()}</p>
          <CodeBlock label={t.list_an_item_in_javascript()}>{createListingExample(parts)}</CodeBlock>
          <CodeBlock label={t.upload_a_photo()}>{uploadPhotoExample(parts)}</CodeBlock>
          <p className="max-w-prose">{t.put_the_id_of_the_photo()}</p>
        </div>
      </Panel>
      <Panel title={t.webhooks()}>
        <div className="grid gap-4 text-sm">
          <p className="max-w-prose">{t.a_webhook_gets_a_post_request()}</p>
          <dl className="grid gap-x-4 gap-y-2.5 sm:grid-cols-[max-content_minmax(0,1fr)]">
            {webhookEvents.map((event) => (
              <div key={event} className="contents">
                <dt className="font-mono text-xs leading-5 font-semibold">{event}</dt>
                <dd className="text-ink-2 max-sm:mb-1.5">
                  {getEventLabels()[event]}
                  <span className="block font-mono text-xs leading-5">{webhookData[event].join(', ')}</span>
                </dd>
              </div>
            ))}
          </dl>
          <CodeBlock label={t.add_a_webhook()}>{addWebhookExample(parts)}</CodeBlock>
          <p className="max-w-prose">{t.a_webhook_has_no_address()}</p>
          <CodeBlock label={t.read_where_to_send_it()}>{readTradeExample(parts)}</CodeBlock>
          <p className="max-w-prose">{t.each_request_is_signed()}</p>
          <CodeBlock label={t.check_the_signature_in_node()}>{verifyExample()}</CodeBlock>
          <p className="max-w-prose">{t.answer_with_a_2xx_within_5_seconds()}</p>
          <p className="max-w-prose">{t.the_same_event_can_arrive_twice()}</p>
        </div>
      </Panel>
      {keyScopes.map((scope) => (
        <Panel key={scope} title={getScopeLabels()[scope]} aside={<code className="text-xs">{scope}</code>}>
          <OperationList operations={operations.filter(({ key_scope: keyScope }) => keyScope === scope)} />
        </Panel>
      ))}
      <p className="text-sm text-ink-2">
        <Sentence
          parts={t.all_details_are_in_openapi({
            link: (words) => (
              <a href="/api/openapi.json" className={link}>
                {words}
              </a>
            ),
          })}
        />
      </p>
    </div>
  )
}
