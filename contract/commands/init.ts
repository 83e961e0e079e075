import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from '../commandLine';
import { Refused, UsageError } from '../refused';
import { VERSION } from '../version';

const PACKAGE = `angalink-contract-kit-${VERSION}.tgz`;

interface Settings {
  baseUrl: string;
  user: string;
  origin: string;
}

const command = ({ baseUrl, user, origin }: Settings): string =>
  `npx contract-kit --base-url ${baseUrl} --user ${user} --origin ${origin} --strict --report console,junit,html,badge`;

const github = (settings: Settings): string => `name: contract
on: [push]
permissions:
  contents: read
jobs:
  contract:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      # Your server, with a staff account.
      - run: docker compose up --detach --wait
      - run: npm install --no-save ./tools/${PACKAGE}
      - run: ${command(settings)}
        env:
          CONTRACT_PASSWORD: \${{ secrets.CONTRACT_PASSWORD }}
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: contract-results, path: contract-results }
`;

function gitlab(settings: Settings): string {
  const { host, hostname } = new URL(settings.baseUrl);
  return `contract:
  image: node:22
  services:
    # Your server, with a staff account, and the name that it has below.
    - name: $CI_REGISTRY_IMAGE/server:$CI_COMMIT_SHA
      alias: ${hostname}
  script:
    - npm install --no-save ./tools/${PACKAGE}
    # CONTRACT_PASSWORD is a masked variable of the project. A service's name is no private address to the kit.
    - ${command(settings)} --scope own --i-may-write-to ${host}
  artifacts:
    when: always
    paths: [contract-results]
    reports:
      junit: contract-results/contract.junit.xml
`;
}

/** For teams without Node: the kit as an image of its own. */
const container = ({ baseUrl, user, origin }: Settings): string => `FROM docker.io/library/node:22-alpine
COPY tools/${PACKAGE} /tmp/
RUN npm install --global /tmp/${PACKAGE} && rm /tmp/${PACKAGE}
# No USER: without root's rights podman has whoever starts it as root in here, and nobody else may write to /work.
WORKDIR /work
ENTRYPOINT ["contract-kit"]
# podman build --file Containerfile.contract --tag contract-kit .
# podman run --rm --network host --env CONTRACT_PASSWORD --volume "$PWD:/work" contract-kit --base-url ${baseUrl} --user ${user} --origin ${origin}
# With docker the same, and before --rm: --user "$(id -u):$(id -g)", so that the results are yours.
`;

interface Kind {
  file: string;
  text: (settings: Settings) => string;
  /** Where the server usually listens there. */
  baseUrl: string;
  /** What is left to do by hand. */
  next: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  github: {
    file: '.github/workflows/contract.yml',
    text: github,
    baseUrl: 'http://localhost:8080/api/v1',
    next: 'Badge: ![contract](https://github.com/OWNER/REPOSITORY/actions/workflows/contract.yml/badge.svg)',
  },
  gitlab: {
    file: '.gitlab/contract.yml',
    text: gitlab,
    baseUrl: 'http://server:8080/api/v1',
    next: 'Name it in .gitlab-ci.yml:  include: [{ local: .gitlab/contract.yml }]\nBadge: ![contract](https://gitlab.com/GROUP/PROJECT/-/jobs/artifacts/main/raw/contract-results/contract-badge.svg?job=contract)',
  },
  container: {
    file: 'Containerfile.contract',
    text: container,
    baseUrl: 'http://localhost:8080/api/v1',
    next: 'Its last lines say how it is built and run.',
  },
};

/** `init github|gitlab|container`: writes what runs the kit in a team's own repository. Never over a file that is there. */
export function init(args: readonly string[], folder = '.'): number {
  const { values, positionals } = parsed({
    args: [...args],
    allowPositionals: true,
    options: {
      'base-url': { type: 'string' },
      user: { type: 'string', default: 'staff@example.com' },
      origin: { type: 'string', default: 'http://localhost:3000' },
    },
  });
  const kind = positionals.length === 1 ? KINDS[positionals[0] ?? ''] : undefined;
  if (!kind) throw new UsageError(`init is followed by one of ${Object.keys(KINDS).join(', ')}.`);
  const settings = { baseUrl: values['base-url'] ?? kind.baseUrl, user: values.user, origin: values.origin };
  if (!URL.canParse(settings.baseUrl)) throw new UsageError(`--base-url ${settings.baseUrl} is no address.`);
  const file = path.join(folder, kind.file);
  if (existsSync(file)) throw new Refused(`${file} is there already; it stays as it is.`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, kind.text(settings), { flag: 'wx' });
  process.stdout.write(`${file} is written. Put ${PACKAGE} into tools/.\n${kind.next}\n`);
  return 0;
}
