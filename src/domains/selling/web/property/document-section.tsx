import { Download, FilePlus, FileText, X } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { formatBytes } from '#platform/common/formats/formats.ts'
import {
  downloadFile,
  type ListingDocument,
  maxDocuments,
  maxFileBytes,
} from '#domains/media/common/media.ts'
import { inMegabytes } from '#platform/common/formats/files.ts'
import type { Purpose } from '#domains/listings/common/rules/property-fields.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FieldError } from '#platform/web/ui/fields/field.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { fieldId } from '../form/sell-check.ts'
import type { Documents } from './use-documents.ts'
import * as t from '#domains/selling/texts.ts'

const id = fieldId('property.document_ids')

interface DocumentSectionProps {
  documents: Documents
  purpose: Purpose | null
  error: string | undefined
}

export function DocumentSection({ documents, purpose, error }: DocumentSectionProps) {
  const { list, sending, refused, add, remove } = documents
  const files = useRef<HTMLInputElement>(null)

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    if (chosen.length > 0) void add(chosen)
  }

  return (
    <Panel title={t.documents()}>
      <div className="grid grid-cols-1 gap-3">
        <p className="max-w-prose text-sm text-ink-2">
          {purpose === null || purpose === 'sale'
            ? t.pdfs_such_as_the_lim_report_title_or()
            : t.pdfs_such_as_the_healthy_homes()}{' '}
          {t.anyone_can_download_them_so_leave_out()}
        </p>
        {list.length > 0 && (
          <ul aria-label={t.documents()} className="grid grid-cols-1 gap-2">
            {list.map((one) => (
              <DocumentRow key={one.id} document={one} onRemove={() => remove(one.id)} />
            ))}
          </ul>
        )}
        {sending && (
          <div className="grid gap-1.5">
            <p className="text-sm break-words text-ink-2">{t.sending_name({ name: sending.name })}</p>
            <ProgressBar value={sending.part} label={t.sending_name({ name: sending.name })} />
          </div>
        )}
        <div role="status" className="grid gap-1.5 empty:hidden">
          {refused.map((sentence, index) => (
            <FieldError key={sentence} id={`${id}-refused-${index}`}>
              {sentence}
            </FieldError>
          ))}
        </div>
        {error && !sending && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <input ref={files} type="file" accept="application/pdf,.pdf" multiple hidden onChange={take} />
        <div>
          <Button
            id={id}
            kind="quiet"
            icon={FilePlus}
            busy={sending !== null}
            disabled={list.length >= maxDocuments}
            onClick={() => files.current?.click()}
          >
            {list.length > 0 ? t.add_more_documents() : t.choose_pdfs()}
          </Button>
          <p className="mt-1.5 text-xs text-ink-3">
            {t.up_to_max_documents_pdfs_max_file({
              max_documents: maxDocuments,
              max_file_bytes: inMegabytes(maxFileBytes),
            })}
          </p>
        </div>
      </div>
    </Panel>
  )
}

function DocumentRow({ document, onRemove }: { document: ListingDocument; onRemove: () => void }) {
  const { name, bytes } = document

  async function open() {
    try {
      saveFile(await api.call(downloadFile, { id: document.id }), name)
    } catch (error) {
      notify.error(t.upload_failed(), { description: getMessage(error) })
    }
  }

  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line py-1.5 pr-1.5 pl-3">
      <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 text-sm break-words">
        {name}
        {bytes > 0 && <span className="num text-ink-3"> · {formatBytes(bytes)}</span>}
      </span>
      <IconButton icon={Download} label={t.download_name({ name })} onClick={() => void open()} />
      <IconButton icon={X} label={t.remove_name({ name })} onClick={onRemove} />
    </li>
  )
}
