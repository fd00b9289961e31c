import { join } from 'node:path'
import { build } from 'esbuild'

/** The modules of a folder as one that stands alone: ajv's ESM output still requires its helpers. `exports` says what leaves it. */
export const bundled = async (exports: string, folder: string, root: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: exports, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    nodePaths: [join(root, 'node_modules')],
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
