/** Skills as people write them; suggested where a listing has the word. */
export const skills: readonly string[] = `
AutoCAD, Revit, SketchUp, Civil 3D, ETABS, SAP2000, SolidWorks, Inventor, ArchiCAD, Tekla, BIM, Lumion, Primavera P6, MS Project, Excel, Power BI,
Python, Java, JavaScript, TypeScript, React, Node.js, PHP, Laravel, Flutter, Android, Kotlin, Swift, Docker, Kubernetes, Linux, Git, SQL, PostgreSQL, MySQL,
MongoDB, Machine learning, Data analysis, Cybersecurity, Networking, Cisco, CCNA, MikroTik, AWS, Azure, DevOps, Software testing, Figma, UX design, WordPress,
PLC, SCADA, Siemens, Arduino, Embedded systems, IoT, Robotics, Automation, Instrumentation, Calibration, CNC, Welding, Boilers, Pumps, HVAC, Refrigeration,
Plumbing, Fire safety, Solar, Hydropower, Substation, Transformers, High voltage, Generators, Wiring, Electric vehicles, Energy audit, Fibre optic, 5G,
Quality control, Lean, Six Sigma, Kaizen, ISO 9001, HACCP, GMP, Food safety, Laboratory, Chemistry, Packaging, Maintenance, Procurement, Logistics, Warehouse,
Surveying, Total station, Drone survey, GIS, QGIS, ArcGIS, Remote sensing, GPS, Geology, Geotechnical, Soil testing, Mining, Blasting, Groundwater, HEC-RAS,
EPANET, Irrigation, Drainage, Wastewater, Water treatment, Sanitation, EIA, Climate change, Solid waste, Bill of quantities, Cost control, FIDIC, Contracts,
Tendering, Site supervision, Concrete, Steel structures, Road construction, Bridges, Interior design, Landscape, Urban planning, Project management,
Technical sales, Teaching, English, Chinese, Driving licence
`
  .trim()
  .split(/,\s+/)
