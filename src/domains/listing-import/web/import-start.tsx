import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  importColumns,
  maxImportBytes,
  maxImportRows,
} from '#domains/listing-import/common/import-columns.ts'
import { getImportTemplate } from '#domains/listing-import/common/listing-import.ts'
import { uploadItems } from '#domains/media/web/shared/upload.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { api } from '#platform/web/session/api.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { DownloadButton } from './export-panel.tsx'
import { importPath, useRefreshImports } from './import-address.ts'
import * as t from '#domains/listing-import/texts.ts'

/** Uploads a file, by a press or by dropping it; it's only checked then. */
export function ImportStart({ isBusy }: { isBusy: boolean }) {
  const [withdrawsMissing, setWithdrawsMissing] = useState(false)
  const { sent, failure, send } = useSending(withdrawsMissing)
  const picker = useRef<HTMLInputElement>(null)
  const isDisabled = isBusy || sent !== null
  const { isOver, target } = useFileDropping((file) => void send(file), isDisabled)
  return (
    <Panel title={t.import_a_file()}>
      <div className="grid gap-4">
        <div
          {...target}
          className={joinClasses(
            'grid justify-items-center gap-3 rounded-panel border border-dashed px-4 py-6 text-center',
            isOver ? 'border-pounamu bg-pounamu-tint' : 'border-control-line',
          )}
        >
          <input
            ref={picker}
            type="file"
            accept=".csv,.tsv,.txt,.zip"
            aria-label={t.a_csv_or_zip()}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target: input }) => {
              const file = input.files?.[0]
              input.value = ''
              if (file) void send(file)
            }}
          />
          <Button icon={Upload} disabled={isDisabled} onClick={() => picker.current?.click()}>
            {t.choose_csv_or_zip()}
          </Button>
          <p className="text-sm text-ink-2">
            <span className="pointer-coarse:hidden">{t.or_drop_the_file_here()} </span>
            {t.nothing_is_listed_before_you_confirm()}
          </p>
        </div>
        {sent !== null && (
          <div className="grid gap-1.5">
            <p className="text-sm text-ink-2">{t.sending_the_file()}</p>
            <ProgressBar label={t.sending_the_file()} value={sent} />
          </div>
        )}
        {failure && (
          <Notice kind="wrong" live>
            {failure}
          </Notice>
        )}
        <Checkbox
          label={t.withdraw_items_that_arent_in_the_file()}
          help={t.only_items_with_a_reference_of_yours()}
          checked={withdrawsMissing}
          onChange={({ target: box }) => setWithdrawsMissing(box.checked)}
        />
        <ColumnHelp />
      </div>
    </Panel>
  )
}

function ColumnHelp() {
  return (
    <div className="grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DownloadButton
          label={t.download_template()}
          name="hoko-items-template.csv"
          size="small"
          load={() => api.call(getImportTemplate, {})}
        />
        <span className="text-xs text-ink-3">
          {t.so_many_rows_and_megabytes({
            rows: formatCount(maxImportRows),
            size: inMegabytes(maxImportBytes),
          })}
        </span>
      </p>
      <details>
        <summary className="cursor-pointer rounded-control font-semibold text-pounamu">
          {t.how_the_columns_work()}
        </summary>
        <div className="mt-2 grid max-w-prose gap-2 text-ink-2">
          <p className="num text-xs break-words">{[...importColumns, 'attr.colour'].join(', ')}</p>
          <p>{t.the_reference_is_yours()}</p>
          <p>{t.blank_cells_and_missing_columns()}</p>
          <p>{t.how_delivery_is_written()}</p>
          <p>{t.how_photos_are_written()}</p>
        </div>
      </details>
    </div>
  )
}

function useSending(withdrawsMissing: boolean) {
  const refresh = useRefreshImports()
  const navigate = useNavigate()
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(file: File) {
    setFailure(
      file.size > maxImportBytes ? t.the_file_is_too_large({ max: inMegabytes(maxImportBytes) }) : null,
    )
    if (file.size > maxImportBytes) return
    setSent(0)
    try {
      await uploadItems(file, { withdrawsMissing, onProgress: setSent })
      refresh()
      void navigate(importPath({}), { preventScrollReset: true })
    } catch (error) {
      setFailure(findProblem(error)?.errors?.file ?? getMessage(error))
    }
    setSent(null)
  }

  return { sent, failure, send }
}

function useFileDropping(onFile: (file: File) => void, isDisabled: boolean) {
  const [isOver, setOver] = useState(false)
  const accept = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const target = {
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file && !isDisabled) onFile(file)
    },
  }
  return { isOver, target }
}
