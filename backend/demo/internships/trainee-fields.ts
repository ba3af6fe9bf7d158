import type { TraineeFields } from './trainee-field'

export const traineeFields: TraineeFields = {
  architecture: {
    titles: ['Architecture Intern', 'Interior Design Intern', 'BIM Intern'],
    tasks: [
      'Build a study model or a digital one each week',
      'Draw details and have them criticised',
      'Keep the library of materials in order',
      'Join site visits and write the report',
    ],
    learns: [
      'How a drawing becomes a building permit',
      'What joiners, masons and glaziers need to know',
      'How to present a design in five minutes',
    ],
  },
  chemical: {
    titles: ['Process Engineering Intern', 'Laboratory Intern'],
    tasks: [
      'Take samples and run the routine tests',
      'Draw the flow diagram of a line as it really is',
      'Write down temperatures and pressures for a mass balance',
      'Help to prepare the safety data sheets',
    ],
    learns: [
      'How a batch is planned, made and released',
      'To read piping and instrumentation diagrams',
      'Why a permit to work exists',
    ],
    also: ['Materials Engineering'],
  },
  civil: {
    titles: ['Site Engineering Intern', 'Structural Design Intern', 'Quantity Surveying Intern'],
    tasks: [
      'Help to set out and to check levels',
      'Measure finished work with the foreman',
      'Draw reinforcement as built',
      'Keep the concrete cube register',
    ],
    learns: [
      'How a pour is prepared and inspected',
      'To read structural drawings',
      'What a daily report has to say',
    ],
    also: ['Port and Coastal Engineering', 'Railway Engineering', 'Quantity Surveying'],
  },
  electrical: {
    titles: ['Electrical Engineering Intern', 'Solar Energy Intern'],
    tasks: [
      'Test circuits together with an electrician',
      'Draw single-line diagrams',
      'Calculate cable sizes and voltage drops',
      'Log the output of a plant and look for losses',
    ],
    learns: [
      'How to lock out and to prove dead',
      'To read a protection setting',
      'How a commissioning goes',
    ],
    also: ['Engineering Physics'],
  },
  food: {
    titles: ['Food Quality Intern', 'Food Production Intern'],
    tasks: [
      'Check weights, seals and temperatures on the line',
      'Take hygiene swabs',
      'Try a new recipe in the pilot kitchen',
      'Update the hazard plan with the quality team',
    ],
    learns: ['HACCP in practice', 'How shelf life is tested', 'How a line is cleaned and released'],
  },
  hse: {
    titles: ['Health and Safety Intern', 'Environment Intern'],
    tasks: [
      'Walk the site with the safety officer',
      'Prepare a toolbox talk in Khmer',
      'Keep the register of incidents and near misses',
      'Measure noise, dust or light',
    ],
    learns: [
      'To assess a risk before the work begins',
      'How an accident is investigated',
      'What the labour law asks for',
    ],
  },
  industrial: {
    titles: ['Industrial Engineering Intern', 'Quality Intern', 'Production Planning Intern'],
    tasks: [
      'Time one line and draw its value stream',
      'Count defects and sort them by cause',
      'Try a better layout for one work place',
      'Prepare the morning meeting’s figures',
    ],
    learns: [
      'Line balancing',
      'How to lead a small improvement',
      'Spreadsheets that others can read',
    ],
    also: ['Materials Engineering'],
  },
  maintenance: {
    titles: ['Maintenance Intern', 'Facilities Intern'],
    tasks: [
      'Accompany a technician on his round',
      'Enter machines and spare parts into the system',
      'Plan a small stop and follow it',
      'Record vibration and temperature',
    ],
    learns: [
      'Preventive maintenance',
      'To find a fault step by step',
      'How to talk with a supplier',
    ],
    also: ['Biomedical Engineering'],
  },
  mechanical: {
    titles: [
      'Mechanical Engineering Intern',
      'Mechanical Design Intern',
      'Air-conditioning Intern',
    ],
    tasks: [
      'Model a part and have it made',
      'Calculate the cooling load of a room',
      'Help to assemble and align a machine',
      'Check drawings for missing dimensions',
    ],
    learns: ['Workshop practice', 'Tolerances and fits that work', 'How a machine is handed over'],
    also: ['Materials Engineering'],
  },
  mechatronics: {
    titles: ['Automation Intern', 'Robotics Intern'],
    tasks: [
      'Write and test a small controller programme',
      'Wire a panel under supervision',
      'Set up a sensor or a camera',
      'Document inputs and outputs',
    ],
    learns: ['How a line is commissioned', 'To read electrical drawings', 'Safety of robots'],
    also: ['Artificial Intelligence', 'Biomedical Engineering'],
  },
  mining: {
    titles: ['Geology Intern', 'Quarry Engineering Intern'],
    tasks: [
      'Describe cores and photograph them',
      'Help with a survey of the pit',
      'Record drill holes and volumes',
      'Check the haul road and its drainage',
    ],
    learns: ['How a blast is planned and cleared', 'To map in the field', 'How land is restored'],
  },
  project: {
    titles: ['Project Management Intern', 'Cost Control Intern'],
    tasks: [
      'Update the programme every Friday',
      'Write minutes with names and dates',
      'Compare bids in a table',
      'File drawings and letters so that others find them',
    ],
    learns: [
      'How a project is steered',
      'What a contract says and what people do',
      'To report in one page',
    ],
    also: ['Quantity Surveying'],
  },
  software: {
    titles: [
      'Software Development Intern',
      'Data Intern',
      'Test Automation Intern',
      'IT Support Intern',
    ],
    tasks: [
      'Take a small ticket from the first question to the release',
      'Write tests for code that has none',
      'Review others’ code and have yours reviewed',
      'Clean a data set and draw what it shows',
    ],
    learns: [
      'Version control in a team',
      'To ask good questions',
      'How software is delivered and watched',
    ],
    also: ['Artificial Intelligence'],
  },
  surveying: {
    titles: ['Surveying Intern', 'GIS Intern'],
    tasks: [
      'Carry, set up and read the instruments',
      'Process a drone flight',
      'Draw a plan of a plot',
      'Check coordinates against old maps',
    ],
    learns: [
      'Total station and GNSS practice',
      'How errors are found and shared out',
      'What the land office needs',
    ],
  },
  telecom: {
    titles: ['Network Intern', 'Radio Planning Intern', 'Fibre Intern'],
    tasks: [
      'Join site surveys and fill in the form',
      'Configure switches in the laboratory',
      'Splice and test fibre',
      'Sort alarms in the operations centre',
    ],
    learns: [
      'How a call finds its way',
      'To measure a link',
      'What to do when half a province is offline',
    ],
    also: ['Engineering Physics'],
  },
  water: {
    titles: ['Water Engineering Intern', 'Water Quality Intern'],
    tasks: [
      'Measure flow and pressure in the network',
      'Take water samples and test them',
      'Search for leaks at night, with the team',
      'Draw pipes into the map as they are',
    ],
    learns: ['How a treatment works is run', 'To calculate a pipe', 'How losses are brought down'],
  },
}
