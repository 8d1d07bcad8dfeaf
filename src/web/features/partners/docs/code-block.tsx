import { reachableScroll } from '#web/ui/layout/reachable-scroll.ts'

export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <pre
        ref={reachableScroll}
        className="overflow-x-auto rounded-control border border-line bg-sunk px-4 py-3 font-mono text-xs leading-5"
      >
        <code>{children}</code>
      </pre>
    </figure>
  )
}
