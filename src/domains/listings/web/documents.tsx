import { Download, FileText } from 'lucide-react'
import { formatBytes } from '#platform/common/formats/formats.ts'
import { documentAddress } from '#platform/common/formats/files.ts'
import { type ListingDocument } from '#domains/media/common/media.ts'
import * as t from '#domains/listings/texts.ts'

export function Documents({ documents }: { documents: ListingDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="heading text-lg">
        {t.documents({ count: documents.length })}
      </h2>
      <ul className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {documents.map(({ id, name, bytes }) => (
          <li key={id} className="min-w-0">
            <a
              href={documentAddress(id)}
              download={name}
              className="flex h-full min-w-0 items-center gap-3 rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-sm hover:bg-sunk"
            >
              <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium break-words">{name}</span>
                <span className="num text-ink-3">{t.pdf_bytes({ bytes: formatBytes(bytes) })}</span>
              </span>
              <Download aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-2" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
