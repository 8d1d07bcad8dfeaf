export function CodeBlock({ label, children }: { label: string; children: string }) {
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
