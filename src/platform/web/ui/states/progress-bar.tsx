/** 0 to 1; without a value it's indeterminate. */
export function ProgressBar({ label, value }: { label: string; value?: number }) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={value}
      className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunk indeterminate:animate-breathe indeterminate:[&::-webkit-progress-bar]:bg-pounamu [&::-moz-progress-bar]:bg-pounamu [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pounamu [&::-webkit-progress-value]:transition-[inline-size]"
    />
  )
}
