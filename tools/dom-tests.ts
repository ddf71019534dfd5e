/** Runs before each test file with a document. */
import { configure } from '@testing-library/react'

// Waits for what appears as long as a busy computer needs. By default a query gives up after one second.
configure({ asyncUtilTimeout: 10_000 })
