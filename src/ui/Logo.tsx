import { words } from './copy.ts'

/** The logo. `alt` is empty where the name of the product is beside it. */
export function Logo({ alt = words.mark }: { alt?: string }) {
  return <img src="/logo.svg" width={50} height={50} alt={alt} />
}
