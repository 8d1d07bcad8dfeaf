import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { copyText } from '#web/lib/storage/copy-text.ts'
import { saveFile } from '#web/lib/storage/save-file.ts'

/** Shown once, and never again: what lets someone in whose phone is lost. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  function download() {
    const text = [
      'Recovery codes for Hoko',
      '',
      'Each code signs you in once, instead of a code from your app.',
      '',
      ...codes,
      '',
    ].join('\r\n')
    saveFile(new Blob([text], { type: 'text/plain' }), 'hoko-recovery-codes.txt')
  }

  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="heading text-base outline-none">
        Keep these recovery codes
      </h3>
      <Notice>
        We only show these once. If you lose your phone, each code signs you in once. Keep them somewhere
        other than your phone: on paper or in a password manager.
      </Notice>
      <ol
        aria-label="Recovery codes"
        className="num grid gap-x-6 gap-y-1.5 rounded-control bg-sunk px-4 py-3 text-sm font-semibold whitespace-nowrap min-[420px]:grid-cols-2 sm:max-w-md"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="quiet"
          icon={Copy}
          onClick={() => void copyText(codes.join('\n'), 'The recovery codes')}
        >
          Copy codes
        </Button>
        <Button kind="quiet" icon={Download} onClick={download}>
          Download codes
        </Button>
        <Button onClick={onKept}>I’ve saved them</Button>
      </div>
    </div>
  )
}
