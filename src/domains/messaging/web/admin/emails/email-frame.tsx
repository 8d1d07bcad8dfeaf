import { useEffect, useRef, useState } from 'react'
import type { getEmailPreview } from '#domains/messaging/common/emails/emails.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import * as t from '#domains/messaging/texts.ts'

/** In pixels; the layout of emails is at most 600 wide. */
const widths = { phone: 375, desktop: 680 }

/**
 * The first preview fits the screen. Called only once an email is loaded, so never on the server.
 */
const chooseDevice = (): keyof typeof widths =>
  window.matchMedia('(max-width: 40rem)').matches ? 'phone' : 'desktop'

type EmailPreview = Pick<OperationReply<typeof getEmailPreview>, 'subject' | 'text' | 'html'>

export function EmailFrame({ email: { subject, text, html } }: { email: EmailPreview }) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [device, setDevice] = useState(() => chooseDevice())
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="heading min-w-0 text-base break-words">{subject}</h2>
        <div className="flex flex-wrap gap-2">
          <Segmented
            label={t.width()}
            value={device}
            onChange={setDevice}
            options={[
              { value: 'phone', label: t.phone() },
              { value: 'desktop', label: t.desktop() },
            ]}
          />
          <Segmented
            label={t.look()}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: t.light() },
              { value: 'dark', label: t.dark() },
            ]}
          />
        </div>
      </div>
      <ScaledFrame title={t.preview_of_subject({ subject })} html={html[theme]} width={widths[device]} />
      <Panel title={t.text_version()}>
        <pre className="font-sans text-sm break-words whitespace-pre-wrap">{text}</pre>
      </Panel>
    </div>
  )
}

/** Lays out at the given width and scales down to the available room. */
function ScaledFrame({ title, html, width }: { title: string; html: string; width: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(width)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(must(entry, 'entry').contentRect.width))
    watch.observe(must(box.current, 'frame'))
    return () => watch.disconnect()
  }, [])
  const scale = Math.min(1, room / width)
  return (
    <div ref={box} className="h-136 overflow-hidden rounded-panel border border-line bg-sunk">
      <iframe
        title={title}
        sandbox=""
        srcDoc={html}
        className="mx-auto block"
        style={{
          width,
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </div>
  )
}

export const getPreviewAddress = (name: string) => `/email-previews?email=${name}`

export const getEditAddress = (name: string) => `/email-previews/edit?email=${name}`
