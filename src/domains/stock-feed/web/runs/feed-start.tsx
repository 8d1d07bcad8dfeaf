import { Download, DownloadCloud, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { PlanAlert, usePlanAlert } from '#domains/billing/web/shared/plan-alert.tsx'
import { uploadStock, type StockCover } from '#domains/media/web/shared/upload.ts'
import {
  fetchMotorcentralRecords,
  maxFeedBytes,
  type StockFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { useRefreshFeed } from '../feed-address.ts'
import { isUnderWay } from '../run-labels.ts'
import { csvColumns, writeExampleCsv } from './example-csv.ts'
import * as t from '#domains/stock-feed/texts.ts'

/** For dealers who write their own file. */
function CsvHelp() {
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer rounded-control font-semibold text-pounamu">
        {t.what_goes_in_a_csv()}
      </summary>
      <div className="mt-2 grid max-w-prose gap-2 text-ink-2">
        <p>{t.the_first_line_names_the_columns()}</p>
        <p className="num text-xs break-words">{csvColumns.join(', ')}</p>
        <p>{t.how_the_columns_are_written()}</p>
        <p>
          <Button
            kind="quiet"
            size="small"
            icon={Download}
            onClick={() => saveFile(new Blob([writeExampleCsv()], { type: 'text/csv' }), 'stock-example.csv')}
          >
            {t.save_an_example()}
          </Button>
        </p>
      </div>
    </details>
  )
}

/** Fetches the stock from MotorCentral or uploads a file. */
export function FeedStart({ feed }: { feed: StockFeed }) {
  const refresh = useRefreshFeed()
  const plan = usePlanAlert()
  const [failure, setFailure] = useState<string | null>(null)
  const fail = (error: unknown) => {
    if (!plan.open(error)) setFailure(findProblem(error)?.errors?.file ?? getMessage(error))
  }
  const fetching = useApiMutation(fetchMotorcentralRecords, { onSuccess: refresh, onError: fail })
  const { sent, send } = useSending(refresh, fail, () => setFailure(null))
  const [covers, setCovers] = useState<StockCover>('whole')
  const picker = useRef<HTMLInputElement>(null)
  const isBusy = isUnderWay(feed.run) || sent !== null || fetching.isPending
  const { mc_dealership_id: mcDealershipId, may_fetch: mayFetch } = feed
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid max-w-prose min-w-0 flex-1 basis-72 gap-1 text-sm">
          <p className="font-semibold">
            {mcDealershipId === null
              ? t.no_dealership_number()
              : t.dealership_number({ number: mcDealershipId })}
          </p>
          <p className="text-ink-2">
            {mcDealershipId === null ? (
              <Sentence
                parts={t.ask_us_for_a_number({
                  link: (parts) => (
                    <Link
                      to="/contact-us"
                      className="rounded-control font-semibold text-pounamu hover:underline"
                    >
                      {parts}
                    </Link>
                  ),
                })}
              />
            ) : mayFetch ? (
              t.we_fetch_it_every_night()
            ) : (
              t.upload_a_file_instead()
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <input
            ref={picker}
            type="file"
            accept={mcDealershipId === null ? '.csv' : '.zip,.xml,.csv'}
            aria-label={t.a_stock_file()}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void send(file, covers)
            }}
          />
          <Button
            kind={mcDealershipId !== null && mayFetch ? 'quiet' : 'primary'}
            icon={Upload}
            disabled={isBusy}
            onClick={() => picker.current?.click()}
          >
            {mcDealershipId === null ? t.upload_a_csv() : t.upload_a_file()}
          </Button>
          {mcDealershipId !== null && mayFetch && (
            <Button
              icon={DownloadCloud}
              busy={fetching.isPending}
              disabled={isBusy}
              onClick={() => {
                setFailure(null)
                fetching.mutate({})
              }}
            >
              {t.fetch_now()}
            </Button>
          )}
        </div>
      </div>
      <p className="mt-3 text-xs text-ink-3">
        {mcDealershipId === null
          ? t.a_csv_lists_vehicles_without_pictures()
          : t.files_may_be({ max: inMegabytes(maxFeedBytes) })}
      </p>
      <div className="mt-3 max-w-prose">
        <RadioCards
          legend={t.this_file_is()}
          name="covers"
          columns={2}
          value={covers}
          onChoose={setCovers}
          cards={[
            { value: 'whole', label: t.my_whole_stock(), help: t.vehicles_not_in_it_are_withdrawn() },
            { value: 'part', label: t.only_additions_and_changes(), help: t.nothing_is_withdrawn() },
          ]}
        />
      </div>
      <CsvHelp />
      {sent !== null && (
        <div className="mt-3 grid gap-1.5">
          <p className="text-sm text-ink-2">{t.sending_the_file()}</p>
          <ProgressBar label={t.sending_the_file()} value={sent} />
        </div>
      )}
      {failure && (
        <div className="mt-3">
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        </div>
      )}
      <PlanAlert need={plan.need} onClose={plan.close} />
    </Panel>
  )
}

function useSending(onSent: () => void, onFail: (error: unknown) => void, onStart: () => void) {
  const [sent, setSent] = useState<number | null>(null)
  async function send(file: File, covers: StockCover) {
    onStart()
    setSent(0)
    try {
      await uploadStock(file, { covers, onProgress: setSent })
      onSent()
    } catch (error) {
      onFail(error)
    }
    setSent(null)
  }
  return { sent, send }
}
