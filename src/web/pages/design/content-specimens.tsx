import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardActions, cardLink, CardTitle } from '#ui/card.tsx';
import { Clamp } from '#ui/clamp.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { JobStatusBadge, jobStatusVariant } from '#ui/job-status-badge.tsx';
import { Table, Td, Th } from '#ui/table.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { TenMarks } from '#ui/ten-marks.tsx';
import { Timestamp } from '#ui/timestamp.tsx';

import { Specimen, SpecimenGroup } from './specimen.tsx';

const statuses = Object.keys(jobStatusVariant) as (keyof typeof jobStatusVariant)[];

const pay = [
  { place: 'Sweetwater TX', p25: '$27.10', median: '$31.40', p75: '$36.20' },
  { place: 'Abilene TX', p25: '$26.30', median: '$30.10', p75: '$34.90' },
  { place: 'Texas', p25: '$26.80', median: '$30.80', p75: '$35.70' },
];

const description =
  'Inspect, maintain and repair a fleet of sixty turbines on the ridge south of town. Crews of two, ten-hour days, every second Friday off, and a truck that goes home with you when you are on call.';

const now = Date.now();

export function ContentSpecimens() {
  return (
    <SpecimenGroup title="Content">
      <Specimen name="Badge">
        <Badge>Critical</Badge>
        <Badge variant="secondary">Secondary</Badge>
        <Badge variant="destructive">Destructive</Badge>
        <Badge variant="outline">Outline</Badge>
      </Specimen>
      <Specimen name="Job status">
        {statuses.map((status) => (
          <JobStatusBadge key={status} status={status} />
        ))}
      </Specimen>
      <Specimen name="Card" className="grid items-stretch sm:grid-cols-2">
        <JobCard />
        <ToolCard />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs defaultValue="posting" className="w-full min-w-0">
          <TabList label="Posting">
            <Tab value="posting">Job posting</Tab>
            <Tab value="short">
              Short version <Badge variant="secondary">3</Badge>
            </Tab>
            <Tab value="keywords">Keywords</Tab>
            <Tab value="checks">Language checks</Tab>
            <Tab value="versions" disabled>
              Versions
            </Tab>
          </TabList>
          <TabPanel value="posting">The posting.</TabPanel>
          <TabPanel value="short">Three short versions.</TabPanel>
          <TabPanel value="keywords">Words that get it found.</TabPanel>
          <TabPanel value="checks">Nothing to change.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Accordion">
        <Accordion className="w-full" defaultOpen={['pay']}>
          <AccordionItem level={4} value="pay" title="“The pay is too low”">
            The range starts above the county median and overtime is paid from the first hour.
          </AccordionItem>
          <AccordionItem level={4} value="travel" title="“I do not want to travel”">
            All sixty turbines stand within forty minutes of the yard.
          </AccordionItem>
          <AccordionItem level={4} value="none" title="Nothing here yet" disabled>
            Nothing.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen name="Table">
        <Table label="Pay by place" className="w-full">
          <thead>
            <tr>
              <Th>Place</Th>
              <Th numeric>25th</Th>
              <Th numeric>Median</Th>
              <Th numeric>75th</Th>
            </tr>
          </thead>
          <tbody>
            {pay.map((row) => (
              <tr key={row.place}>
                <Td>{row.place}</Td>
                <Td numeric>{row.p25}</Td>
                <Td numeric>{row.median}</Td>
                <Td numeric>{row.p75}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen name="Clamp">
        <Clamp text={description} lines={2} toggleAbove={120} />
      </Specimen>
      <Specimen name="Timestamp" className="gap-x-6">
        {[0, 5, 180, 60 * 30, 60 * 24 * 40].map((minutes) => (
          <Timestamp key={minutes} date={new Date(now - minutes * 60_000)} />
        ))}
      </Specimen>
    </SpecimenGroup>
  );
}

function JobCard() {
  return (
    <Card>
      <div className="flex items-start justify-between gap-3">
        <CardTitle>
          <a href="#job" {...cardLink}>
            Wind turbine technician
          </a>
        </CardTitle>
        <JobStatusBadge status="active" />
      </div>
      <p className="text-ink-soft">Sweetwater TX · $32-38/hr</p>
      <div className="flex items-center justify-between gap-3">
        <TenMarks
          marks={[
            'completed',
            'completed',
            'completed',
            'completed',
            'completed',
            'completed',
            'completed',
            'failed',
            'processing',
            'pending',
          ]}
        />
        <Timestamp date={new Date(now - 5 * 60_000)} className="text-sm text-ink-faint" />
      </div>
    </Card>
  );
}

function ToolCard() {
  return (
    <Card>
      <div className="flex items-start gap-3">
        <IconTile tool="sourcingStrategy" />
        <div className="min-w-0">
          <CardTitle>Sourcing Strategy Kit</CardTitle>
          <p className="text-sm text-ink-faint">6 channels, 18 search strings</p>
        </div>
      </div>
      <Clamp text={description} lines={2} toggleAbove={120} className="text-ink-soft" />
      <CardActions>
        <Button size="sm">Open</Button>
        <Button size="sm" variant="ghost">
          Regenerate
        </Button>
      </CardActions>
    </Card>
  );
}
