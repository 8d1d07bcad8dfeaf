export function FactTable({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-4 border-t border-line py-2 print:break-inside-avoid print:py-0.5"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="num min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
