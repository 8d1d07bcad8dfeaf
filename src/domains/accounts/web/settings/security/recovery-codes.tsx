import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { copyText } from '#platform/web/storage/copy-text.ts'
import { saveFile } from '#platform/web/storage/save-file.ts'
import * as t from '#domains/accounts/texts.ts'

export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function download() {
    const text = [
      t.recovery_codes_for_hoko(),
      '',
      t.each_code_signs_you_in_once_instead_of(),
      '',
      ...codes,
      '',
    ].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain' }), 'hoko-recovery-codes.txt')
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="heading text-base outline-none">
        {t.keep_these_recovery_codes()}
      </h3>
      <Notice>{t.we_only_show_these_once_if_you_lose()}</Notice>
      <ol
        aria-label={t.recovery_codes()}
        className="num grid gap-x-6 gap-y-1.5 rounded-control bg-sunk px-4 py-3 text-sm font-semibold whitespace-nowrap min-[420px]:grid-cols-2 sm:max-w-md"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" icon={Copy} onClick={() => void copyText(codes.join('\n'), 'recovery_codes')}>
          {t.copy_codes()}
        </Button>
        <Button kind="quiet" icon={Download} onClick={download}>
          {t.download_codes()}
        </Button>
        <Button onClick={onSaved}>{t.ive_saved_them()}</Button>
      </div>
    </div>
  )
}
