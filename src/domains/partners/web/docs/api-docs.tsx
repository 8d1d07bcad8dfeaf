import { Link } from 'react-router'
import { keyScopes } from '#platform/common/key-scopes.ts'
import type { PartnerOperation } from '#domains/partners/common/partner-api.ts'
import { webhookEvents } from '#domains/partners/common/webhooks.ts'
import { webhookData } from '#domains/partners/common/webhook-data.ts'
import {
  addWebhookExample,
  createListingExample,
  listListingsExample,
  uploadPhotoExample,
  verifyExample,
} from '#domains/partners/common/api-examples.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { getEventLabels, getScopeLabels } from '../partner-labels.ts'
import { CodeBlock } from './code-block.tsx'
import { OperationList } from './operation-list.tsx'
import * as t from '#domains/partners/texts.ts'

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
