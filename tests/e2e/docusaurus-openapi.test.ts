import { beforeAll, expect, it } from 'vitest';
import { buildProject } from '../support/build-project.ts';

/** Descriptions of interfaces nest whole objects in each answer. */
const MANY_FIELDS = JSON.stringify({
  200: {
    description: 'Everything',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({ length: 400 }, (_, at) => [`field${at}`, { type: 'string', description: 'A `name` in <b>one</b> <i>part</i>' }]),
          ),
        },
      },
    },
  },
});

/** Pages as docusaurus-openapi-docs writes them: with parts of the description as content (older), and as data (newer). */
const FILES = {
  'package.json': '{ "name": "api" }',
  'docusaurus.config.js': `
    module.exports = {
      title: 'API', url: 'https://api.example', baseUrl: '/',
      presets: [['classic', { docs: { docItemComponent: '@theme/ApiItem' }, blog: false }]],
      plugins: [['docusaurus-plugin-openapi-docs', { id: 'api', config: {} }]], themes: ['docusaurus-theme-openapi-docs'],
    };`,
  'docs/get-pet.api.mdx': `---
id: get-pet
title: "Get a pet"
hide_title: true
api: eJylVcFu2zgQ
sidebar_class_name: "get api-method"
---

import ApiTabs from "@theme/ApiTabs";
import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import MimeTabs from "@theme/MimeTabs";
import ParamsItem from "@theme/ParamsItem";
import ResponseSamples from "@theme/ResponseSamples";
import SchemaItem from "@theme/SchemaItem";
import SchemaTabs from "@theme/SchemaTabs";
import Heading from "@theme/Heading";
import TabItem from "@theme/TabItem";

<Heading
  as={"h1"}
  children={"Get a pet"}
>
</Heading>

<MethodEndpoint
  method={"get"}
  path={"/pets/{id}"}
>

</MethodEndpoint>

<details open={true}>
  <summary>
    <h3>
      Path Parameters
    </h3>
  </summary><div>
    <ul>
      <ParamsItem
        className={"paramsItem"}
        param={{"description":"Number on the \`collar\`","example":"25","name":"id","required":true,"schema":{"type":"string"}}}
      >
      </ParamsItem>
    </ul>
  </div>
</details><div>
  <ApiTabs label={undefined}>
    <TabItem
      label={"200"}
      value={"200"}
    >
      <div>

        The pet itself

      </div><div>
        <MimeTabs>
          <TabItem
            label={"application/json"}
            value={"application/json"}
          >
            <SchemaTabs>
              <TabItem
                label={"Schema"}
                value={"Schema"}
              >
                <ul>
                  <SchemaItem
                    collapsible={false}
                    name={"steps"}
                    required={false}
                    schemaName={"integer"}
                    qualifierMessage={undefined}
                    schema={{"description":"How far it went","type":"integer"}}
                  >
                  </SchemaItem>
                </ul>
              </TabItem><TabItem
                label={"Example"}
                value={"Example"}
              >
                <ResponseSamples
                  responseExample={"{\\n  \\"steps\\": 7\\n}"}
                  language={"json"}
                >
                </ResponseSamples>
              </TabItem>
            </SchemaTabs>
          </TabItem>
        </MimeTabs>
      </div>
    </TabItem><TabItem
      label={"404"}
      value={"404"}
    >
      <div>

        No such pet

      </div>
    </TabItem>
  </ApiTabs>
</div>
`,
  'docs/add-pet.api.mdx': `---
id: add-pet
title: "Add a pet"
---

import MethodEndpoint from "@theme/ApiExplorer/MethodEndpoint";
import ParamsDetails from "@theme/ParamsDetails";
import RequestSchema from "@theme/RequestSchema";
import StatusCodes from "@theme/StatusCodes";

<MethodEndpoint
  method={"post"}
  path={"/pets"}
  context={"endpoint"}
>
</MethodEndpoint>

<ParamsDetails
  parameters={[{"name":"dry","in":"query","description":"Only **try**","schema":{"type":"boolean","default":false}}]}
>
</ParamsDetails>

<RequestSchema
  title={"Body"}
  body={{"required":true,"content":{"application/json":{"schema":{"type":"object","required":["name"],"properties":{"name":{"type":"string","enum":["Rex","Mia"]},"owners":{"type":"array","items":{"type":"object","properties":{"phone":{"type":"string"}}}},"kind":{"oneOf":[{"type":"object","title":"Cat","properties":{"lives":{"type":"integer","format":"int32"}}},{"type":"string"}]}}}}}}}
>
</RequestSchema>

<StatusCodes
  id={undefined}
  responses={{"201":{"description":"It was added","content":{"application/json":{"schema":{"allOf":[{"type":"object","properties":{"id":{"type":"string"}}}]}}}},"409":{"description":"It was there"}}}
>
</StatusCodes>
`,
  'docs/list-all.api.mdx': `---
id: list-all
title: "List all"
---

import StatusCodes from "@theme/StatusCodes";

<StatusCodes
  id={undefined}
  responses={${MANY_FIELDS}}
>
</StatusCodes>
`,
};

const project = buildProject(FILES);
const { read } = project;

beforeAll(() => {
  expect(project.output).not.toContain('warning');
  expect(project.output).toContain('OpenAPI pages');
});

it('shows the endpoint, parameters, fields, samples and answers of a page of components', () => {
  const page = read('docs/get-pet/index.html');
  expect(page).toContain('<strong>GET</strong> <code>/pets/{id}</code>');
  expect(page).toMatch(/<code>id<\/code> <em>string<\/em><strong> required<\/strong><\/p><p>Number on the <code>collar<\/code>/);
  expect(page).toContain('Example: <code>25</code>');
  expect(page).toMatch(/role="tab"[^>]*>200<[\s\S]*role="tab"[^>]*>404</);
  expect(page).toMatch(/<code>steps<\/code> <em>integer<\/em><\/p><p>How far it went/);
  expect(page).toMatch(/<pre[^>]*>[\s\S]*steps[\s\S]*7/);
  expect(page).toContain('No such pet');
});

it('shows those of a page of data', () => {
  const page = read('docs/add-pet/index.html');
  expect(page).toMatch(/Query Parameters[\s\S]*<code>dry<\/code>[\s\S]*Only <strong>try<\/strong>[\s\S]*Default value: <code>false</);
  expect(page).toMatch(/Body required[\s\S]*<code>name<\/code>[\s\S]*<code>Rex<\/code>, <code>Mia<\/code>/);
  expect(page).toMatch(/<code>owners<\/code> <em>object\[\]<\/em>[\s\S]*<code>phone<\/code>/);
  expect(page).toMatch(/One of[\s\S]*Cat[\s\S]*<code>lives<\/code> <em>integer&#x3C;int32>/);
  expect(page).toMatch(/It was added[\s\S]*<code>id<\/code>[\s\S]*It was there/);
});

it('shows those of a page whose data is one long line', () => {
  const page = read('docs/list-all/index.html');
  expect(page).toMatch(/Everything[\s\S]*<code>field0<\/code> <em>string<\/em>[\s\S]*<code>field399<\/code> <em>string<\/em>/);
});
